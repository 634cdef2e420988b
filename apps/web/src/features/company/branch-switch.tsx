import { styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

const Nav = /* @__PURE__ */ styled('nav', {
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    border: '2px solid {colors.line.hair}',
    fontFamily: 'heading',
    fontWeight: '600',
    _hover: { borderColor: 'accent.solid' },
    '&[aria-current]': { background: 'accent.solid', color: 'accent.on', borderColor: 'accent.solid' },
  },
});

interface BranchSwitchProps {
  /** What the links choose between: `Teachers by branch`. */
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
}

/** The same page for another branch, as links: works without scripts. */
export function BranchSwitch({ label, links }: BranchSwitchProps) {
  return (
    <Nav aria-label={label}>
      <ul>
        {links.map(({ href, label: name, current }) => (
          <li key={href}>
            <Link to={href} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
