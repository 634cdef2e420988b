import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../layout/styled';

const Root = /* @__PURE__ */ styled('details', {
  borderBottom: '1px solid {colors.line.hair}',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '3.5rem',
    paddingBlock: '3',
    listStyle: 'none',
    textStyle: 'h4',
    _hover: { color: 'accent.text' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': {
    flexShrink: '0',
    color: 'accent.text',
    transition: 'transform',
    transitionDuration: 'fast',
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '&[data-table]': {
    '& > div': { maxWidth: 'none' },
    '@media (scripting: none)': { '&::details-content': { contentVisibility: 'visible' } },
  },
});

interface DisclosureProps {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly id?: string;
  /** Other ways to ask for what is inside, one on each line: not shown, but found by whoever looks an answer up. */
  readonly asked?: string;
  /** Holds a table: as wide as the page, and in sight where no script runs. */
  readonly isTable?: boolean;
  readonly children: ReactNode;
}

/** Opens and closes by itself in plain HTML, with or without scripts. */
export function Disclosure({ title, open, id, asked, isTable = false, children }: DisclosureProps) {
  return (
    <Root open={open} id={id} data-asked={asked} data-table={isTable ? '' : undefined}>
      <summary>
        <span>{title}</span>
        <ChevronDown size={22} />
      </summary>
      <chakra.div paddingBottom="6" maxWidth="text" color="fg.quiet">
        {children}
      </chakra.div>
    </Root>
  );
}
