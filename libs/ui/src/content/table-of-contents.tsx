import { useId } from 'react';
import { styled } from '../layout/styled';

const Nav = /* @__PURE__ */ styled('nav', {
  alignSelf: 'start',
  padding: '6',
  borderRadius: 'card',
  background: 'bg.sunken',
  '& > h2': { textStyle: 'h4', marginBottom: '2' },
});
const List = /* @__PURE__ */ styled('ol', {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    textStyle: 'small',
    fontWeight: '700',
    _hover: { color: 'accent.text', textDecoration: 'underline' },
  },
  '& li + li': { borderTop: '1px solid {colors.line.hair}' },
});

interface TableOfContentsProps {
  readonly title?: string;
  /** Sections in their order; `id` is the fragment. */
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

export function TableOfContents({ title = 'On this page', items }: TableOfContentsProps) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.label}</a>
          </li>
        ))}
      </List>
    </Nav>
  );
}
