import { Section, styled } from '@kidcode/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { offeredPrograms, programLink } from '../features/programs/program-links';
import { Photo } from '../shared/photo';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

const Grid = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '6',
  // As many columns as there are tiles, three at most: two leave no hole.
  md: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&:has(> li:nth-of-type(2):last-of-type)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& a': {
    display: 'grid',
    gap: '2',
    height: 'full',
    alignContent: 'start',
    _hover: {
      '& strong': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
  '& img': { width: 'full', marginBottom: '2' },
  '& strong': { textStyle: 'h3' },
  '& strong > svg': {
    display: 'inline-block',
    verticalAlign: '-0.1em',
    marginInlineStart: '2',
    color: 'accent.text',
  },
  '& span': { color: 'fg.quiet' },
});

export function Tiles({ programs, ...frame }: BlockProps<'tiles'>) {
  const place = usePagePlace();
  return (
    <Section divider="curve" {...frame}>
      <Grid>
        {offeredPrograms(programs).map(({ id: program, title: name, line, picture }) => (
          <li key={program}>
            <Link to={programLink(program, place)}>
              <Photo src={picture} alt="" loading="lazy" />
              <strong>
                {name}
                <ArrowRight size={20} />
              </strong>
              <span>{line}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
