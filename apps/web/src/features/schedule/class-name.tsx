import type { BranchId } from '@kidcode/branches';
import { PAGES } from '@kidcode/current-school';
import { PROGRAMS, programSlug, type ProgramKey } from '@kidcode/scheduling';
import { TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

/** Where a place tells what is behind a program's name; null where the school has no such page. */
function programPage(key: ProgramKey, place: BranchId): string | null {
  const page = place === 'online' ? 'specialized-online' : 'specialized-branch';
  if (!PAGES.includes(page)) return null;
  const path = place === 'online' ? '/online-specialized-programs' : `/${place}/programs/specialized`;
  return `${path}#${programSlug(key)}`;
}

interface ClassNameProps {
  readonly program: ProgramKey;
  readonly place: BranchId;
}

/** A program's name, as the link to its place on the page that tells more. */
export function ClassName({ program, place }: ClassNameProps) {
  const { title } = PROGRAMS[program];
  const to = programPage(program, place);
  if (to === null) return <strong>{title}</strong>;
  return (
    <TextLink asChild color="inherit">
      <Link to={to}>{title}</Link>
    </TextLink>
  );
}
