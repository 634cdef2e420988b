import { CENTER_IDS, HAS_MANY_CENTERS } from '@kidcode/branches';
import { SiteLink } from './page-link';

/** The way to the centers that a list leaves out; nothing where all of them stand in it. */
export function AllCenters() {
  if (!HAS_MANY_CENTERS) return null;
  return <SiteLink href="/learning-centers" label={`All ${CENTER_IDS.length} centers`} />;
}
