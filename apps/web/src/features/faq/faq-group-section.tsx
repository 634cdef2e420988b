import { chakra } from '@chakra-ui/react';
import { Disclosure } from '@kidcode/ui';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../shared/use-hydrated';
import { SiteLink } from '../company/site-link';

import type { FaqTopic } from './faq-item';

const Section = /* @__PURE__ */ chakra('section', {
  base: {
    layerStyle: 'card',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '4', md: '6' },
    '& > h2': { textStyle: 'h2', marginBottom: '2' },
    '& + &': { marginTop: '6' },
    '& > details:last-child': { borderBottom: '0' },
    '& details': { scrollMarginTop: '8rem' },
    '& details:target > summary': { color: 'accent.text' },
  },
});
const Answer = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

interface FaqGroupSectionProps {
  readonly group: FaqTopic;
  /** Its one question is all that a search has found. */
  readonly isOnlyHit: boolean;
}

/** A group of questions; the one that the address names stands open, and the only one that a search has found. */
export function FaqGroupSection({ group, isOnlyHit }: FaqGroupSectionProps) {
  const { hash } = useLocation();
  const named = useHydrated() ? hash : '';
  return (
    <Section aria-labelledby={group.id}>
      <h2 id={group.id}>{group.title}</h2>
      {group.items.map(({ id, question, asked, answer, links = [] }) => (
        <Disclosure
          key={id}
          id={id}
          title={question}
          {...(asked && { asked: asked.join('\n') })}
          open={isOnlyHit || named === `#${id}`}
        >
          <Answer>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.map((link) => (
              <SiteLink key={link.href} {...link} stands="listed" />
            ))}
          </Answer>
        </Disclosure>
      ))}
    </Section>
  );
}
