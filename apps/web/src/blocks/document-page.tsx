import type { PageFacts } from '@kidcode/school';
import { branchOfParams } from '@kidcode/site';
import type { ComponentType, ReactNode } from 'react';

import { useVisitMode } from '../features/company/use-visit-mode';
import { placeOfBranch } from '../features/programs/program-place';
import { useRouteParams } from '../shared/use-route-params';
import { PagePlaceProvider } from './page-place';

/** A block of a page, with all that it shows. */
export interface PlacedBlock {
  /** Shown only there; undefined: everywhere. */
  readonly where: 'centers' | 'online' | undefined;
  readonly show: () => ReactNode;
}

/** A block as the generated module of a page places it; what does not fit the block does not compile. */
export const placed = <Props extends object>(
  Block: ComponentType<Props>,
  props: Props,
  where?: PlacedBlock['where'],
): PlacedBlock => ({ where, show: () => <Block {...props} /> });

/** The page that a document of the school makes. */
export function documentPage(places: PageFacts['places'], blocks: readonly PlacedBlock[]): ComponentType {
  return function DocumentPage() {
    const branch = branchOfParams(useRouteParams());
    const mode = useVisitMode();
    // What takes place at the centers only has no online place of its own: an address that says so sees all centers.
    const place = placeOfBranch(branch === 'online' && places === 'centers' ? null : branch);
    const seen = place.kind === 'online' || mode === 'online' ? 'online' : 'centers';
    return (
      <PagePlaceProvider value={place}>
        {blocks.map(({ where, show }, index) => {
          const Show = show;
          return where === undefined || where === seen ? <Show key={index} /> : null;
        })}
      </PagePlaceProvider>
    );
  };
}
