import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Stack = /* @__PURE__ */ chakra('span', { base: { display: 'grid', gap: '1' } });
const Subtitle = /* @__PURE__ */ chakra('span', {
  base: { fontFamily: 'body', fontSize: 'xs', fontWeight: '700', lineHeight: '1.2' },
});

/** What stands inside a button: icon, words, and one quieter line under them. */
export function buttonLabel(label: ReactNode, icon?: ReactNode, subtitle?: ReactNode): ReactNode {
  const words =
    subtitle === undefined ? (
      label
    ) : (
      <Stack>
        <span>{label}</span>
        <Subtitle>{subtitle}</Subtitle>
      </Stack>
    );
  return (
    <>
      {icon}
      {words}
    </>
  );
}
