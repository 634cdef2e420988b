import type { PageFacts } from '@kidcode/school';
import { branchOfParams } from '@kidcode/site';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

import { useVisitMode } from '../features/company/use-visit-mode';
import { placeOfBranch, type ProgramPlace } from '../features/programs/program-place';
import { siteConfig } from '../shared/site-config';
import { useRouteParams } from '../shared/use-route-params';

/** Around the blocks of a page: the place that its address names. */
export const PagePlace = createContext<ProgramPlace>(placeOfBranch(null));

/** Where the page around this block is about. */
export const usePagePlace = (): ProgramPlace => useContext(PagePlace);

/** A block of a page, with all that it shows. */
export interface PlacedBlock {
  /** Shown only there; undefined: everywhere. */
  readonly where: 'centers' | 'online' | undefined;
  /** Shown only on a site with samples, or only on one without; undefined: on both. */
  readonly samples: boolean | undefined;
  readonly show: () => ReactNode;
}

/** A block as the generated module of a page places it; what does not fit the block does not compile. */
export const placed = <Props extends object>(
  Block: ComponentType<Props>,
  props: Props,
  where?: PlacedBlock['where'],
  samples?: boolean,
): PlacedBlock => ({ where, samples, show: () => <Block {...props} /> });

export function documentPage(places: PageFacts['places'], blocks: readonly PlacedBlock[]): ComponentType {
  return function DocumentPage() {
    const branch = branchOfParams(useRouteParams());
    const mode = useVisitMode();
    // What takes place at the centers only has no online place of its own: an address that says so sees all centers.
    const place = placeOfBranch(branch === 'online' && places === 'centers' ? null : branch);
    // Where a page has places of its own, its address says which; else the visitor does.
    const seen = (places === null ? mode : place.kind) === 'online' ? 'online' : 'centers';
    return (
      <PagePlace value={place}>
        {blocks.map(({ where = seen, samples = siteConfig.showSamples, show: Show }, index) =>
          where === seen && samples === siteConfig.showSamples ? <Show key={index} /> : null,
        )}
      </PagePlace>
    );
  };
}
