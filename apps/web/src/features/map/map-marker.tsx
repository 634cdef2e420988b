import { chakra } from '@chakra-ui/react';
import { styled } from '@kidcode/ui';
import { memo } from 'react';

const Dot = /* @__PURE__ */ styled('span', {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  width: '18px',
  height: '18px',
  borderRadius: 'full',
  background: 'action.solid',
  border: '3px solid {colors.bg.raised}',
  boxShadow: 'mark',
  pointerEvents: 'none',
});
const VisitorMarkName = /* @__PURE__ */ styled('span', {
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
});

export function VisitorMark({ name }: { readonly name: string | null }) {
  return (
    <>
      <Dot />
      {name !== null && <VisitorMarkName>{name}</VisitorMarkName>}
    </>
  );
}

const Pin = /* @__PURE__ */ chakra('button', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: '0',
    display: 'grid',
    justifyItems: 'center',
    minWidth: 'touch',
    transform: 'translateX(-50%)',
    transformOrigin: '50% 100%',
    color: 'accent.text',
    touchAction: 'manipulation',
    '& > svg': {
      width: '38px',
      height: '46px',
      filter: 'drop-shadow(0 3px 4px {colors.scrim})',
      transition: 'transform',
      transitionDuration: 'fast',
      transformOrigin: '50% 100%',
    },
    _hover: { zIndex: '2', '& > svg': { transform: 'scale(1.08)' } },
    _focusVisible: { zIndex: '2', borderRadius: 'control' },
  },
  variants: {
    selected: {
      true: { zIndex: '1', '& > span': { marginBottom: '16px' }, '& > svg': { transform: 'scale(1.25)' } },
    },
  },
});
const Name = /* @__PURE__ */ styled('span', {
  marginBottom: '4px',
  paddingInline: '2',
  paddingBlock: '2px',
  borderRadius: 'full',
  background: 'bg.raised',
  color: 'fg.ink',
  fontSize: 'xs',
  fontWeight: '700',
  lineHeight: '1.35',
  whiteSpace: 'nowrap',
  boxShadow: 'mark',
});

interface MapMarkerProps {
  readonly id: string;
  readonly name: string;
  readonly selected: boolean;
  readonly onPress: (id: string) => void;
}

/** A center on a map: a real button whose foot stands on the place. It wears the center's own colour. */
export const MapMarker = memo(function MapMarker({ id, name, selected, onPress }: MapMarkerProps) {
  return (
    <Pin
      type="button"
      data-branch={id}
      selected={selected}
      aria-haspopup="dialog"
      aria-label={`${name}, show details`}
      onClick={() => onPress(id)}
    >
      <Name aria-hidden="true">{name}</Name>
      <svg viewBox="0 0 38 46" aria-hidden="true">
        <path
          d="M19 1.5C9.3 1.5 1.5 9.2 1.5 18.8 1.5 31 19 44.5 19 44.5S36.5 31 36.5 18.8C36.5 9.2 28.7 1.5 19 1.5Z"
          fill="var(--k-colors-accent-solid)"
          stroke="var(--k-colors-bg-raised)"
          strokeWidth="2.5"
        />
        <path
          d="m15 13-6 6 6 6m8-12 6 6-6 6"
          fill="none"
          stroke="var(--k-colors-accent-on)"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Pin>
  );
});
