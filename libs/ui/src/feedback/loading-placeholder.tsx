import { chakra } from '@chakra-ui/react';

import { Stack } from '../layout/boxes';
import { styled } from '../layout/styled';

const Block = /* @__PURE__ */ styled('span', {
  display: 'block',
  width: 'full',
  height: 'full',
  borderRadius: 'control',
  background: 'line.hair',
  animation: 'breathe 1.4s ease-in-out infinite',
});

export const Skeleton = () => <Block aria-hidden="true" />;

const Blocks = /* @__PURE__ */ styled('span', {
  display: 'flex',
  gap: '2',
  '& > i': {
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '6px',
    background: 'accent.solid',
    animation: 'breathe 1.2s ease-in-out infinite',
  },
  '& > i:nth-of-type(2)': { background: 'action.solid', animationDelay: '160ms' },
  '& > i:nth-of-type(3)': { background: 'decor.sun', animationDelay: '320ms' },
});

/** Stands in for a page that is still on its way. */
export function LoadingPlaceholder({ text }: { readonly text: string }) {
  return (
    <Stack
      alignContent="center"
      justifyItems="center"
      gap="4"
      minHeight="min(60vh, 32rem)"
      padding="8"
      role="status"
    >
      <Blocks aria-hidden="true">
        <i />
        <i />
        <i />
      </Blocks>
      <chakra.span textStyle="h4">{text}</chakra.span>
    </Stack>
  );
}
