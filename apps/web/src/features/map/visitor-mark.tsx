import { chakra } from '@chakra-ui/react';

const Dot = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    width: '18px',
    height: '18px',
    borderRadius: 'full',
    background: 'action.solid',
    border: '3px solid {colors.bg.raised}',
    boxShadow: 'mark',
    pointerEvents: 'none',
  },
});
const Name = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'absolute',
    // On the left: the names of the centers stand above their markers.
    transform: 'translate(calc(-100% - 13px), -50%)',
    paddingInline: '2',
    borderRadius: 'full',
    background: 'action.solid',
    color: 'action.on',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
});

/** Where the visitor is, on a map. */
export function VisitorMark({ name }: { readonly name: string | null }) {
  return (
    <>
      <Dot />
      {name !== null && <Name>{name}</Name>}
    </>
  );
}
