import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from '../layout/stack';

/** What stands inside a button: icon, words, and one quieter line under them. */
export function buttonLabel(label: ReactNode, icon?: ReactNode, subtitle?: ReactNode): ReactNode {
  const words =
    subtitle === undefined ? (
      label
    ) : (
      <Stack as="span" gap="1">
        <span>{label}</span>
        <chakra.span fontFamily="body" fontSize="xs" fontWeight="700" lineHeight="1.2">
          {subtitle}
        </chakra.span>
      </Stack>
    );
  return (
    <>
      {icon}
      {words}
    </>
  );
}
