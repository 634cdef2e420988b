import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { Button, LinkButton } from '@kidcode/ui';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';

const Body = /* @__PURE__ */ chakra('div', {
  base: {
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'stretch',
    gap: '3',
    padding: '4',
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'fg.quiet' },
  },
});

interface TalkToPersonProps {
  readonly onBack: () => void;
  /** The parent goes on to a page of the site. */
  readonly onLeave: () => void;
}

/** The way from the assistant to a person: the phone of the branch, and the form. */
export function TalkToPerson({ onBack, onLeave }: TalkToPersonProps) {
  const { name, phone, telHref } = BRANCHES[useSiteSelector(selectCurrentBranch)];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Body>
      <h3 ref={title} tabIndex={-1}>
        A person is glad to help
      </h3>
      <p>
        {name}: {phone}. Support answers {BRAND.supportHours}.
      </p>
      <LinkButton href={telHref} variant="accent" icon={<Phone size={20} aria-hidden="true" />}>
        Call {phone}
      </LinkButton>
      <LinkButton asChild variant="outline" icon={<Mail size={20} aria-hidden="true" />}>
        <Link to="/contact-us#ask" onClick={onLeave}>
          Send us a question
        </Link>
      </LinkButton>
      <Button variant="quiet" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
        Back to the chat
      </Button>
    </Body>
  );
}
