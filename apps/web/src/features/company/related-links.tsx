import { chakra } from '@chakra-ui/react';
import type { SchoolTexts } from '@kidcode/school';
import { Band, styled } from '@kidcode/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

const List = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  columnGap: 'clamp(1.5rem, 5vw, 4rem)',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { borderTop: '1px solid {colors.line.hair}' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4',
    minHeight: '3.5rem',
    paddingBlock: '3',
    height: 'full',
    _hover: { color: 'accent.text' },
  },
  '& strong': { display: 'block', fontFamily: 'heading', fontWeight: '600' },
  '& span > span': { textStyle: 'small', color: 'fg.quiet' },
  '& svg': { color: 'accent.text' },
});

export function RelatedLinks({ links }: { readonly links: SchoolTexts['class-schedule']['related'] }) {
  return (
    <Band dense labelledBy="read-on">
      <chakra.h2 textStyle="h3" marginBottom="3" id="read-on">
        Read on
      </chakra.h2>
      <List>
        {links.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <strong>{label}</strong>
                <span>{note}</span>
              </span>
              <ArrowRight size={20} />
            </Link>
          </li>
        ))}
      </List>
    </Band>
  );
}
