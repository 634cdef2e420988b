import { chakra } from '@chakra-ui/react';

const Svg = /* @__PURE__ */ chakra('svg', {
  base: { width: '6.5rem', height: '4.5rem', overflow: 'visible' },
});

/** A small stack of building blocks: whole for "nothing here yet", tumbled for "something went wrong". */
export function BlockMark({ tumbled = false }: { readonly tumbled?: boolean }) {
  return (
    <Svg viewBox="0 0 104 72" aria-hidden="true">
      <path
        fill="var(--k-colors-accent-wash)"
        d="M6 44v-4q0-4 4-4h6q4 0 4 4v4h8v-4q0-4 4-4h6q4 0 4 4v4h6v28H0V44z"
      />
      <path
        fill="var(--k-colors-accent-solid)"
        d="M58 44v-4q0-4 4-4h6q4 0 4 4v4h8v-4q0-4 4-4h6q4 0 4 4v4h6v28H52V44z"
      />
      <path
        fill="var(--k-colors-action-solid)"
        transform={tumbled ? 'rotate(24 60 20) translate(8 -6)' : undefined}
        d="M32 12V8q0-4 4-4h6q4 0 4 4v4h8V8q0-4 4-4h6q4 0 4 4v4h6v24H26V12z"
      />
    </Svg>
  );
}
