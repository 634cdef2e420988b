import { CENTER_IDS, HAS_MANY_CENTERS } from '@kidcode/branches';
import { TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

/** The way to the centers that a list leaves out; nothing where all of them stand in it. */
export function AllCenters() {
  if (!HAS_MANY_CENTERS) return null;
  return (
    <TextLink asChild>
      <Link to="/learning-centers">{`All ${CENTER_IDS.length} centers`}</Link>
    </TextLink>
  );
}
