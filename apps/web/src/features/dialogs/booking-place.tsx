import { chakra } from '@chakra-ui/react';
import { BRANCHES, CENTER_IDS, type BranchId } from '@kidcode/branches';
import { Button } from '@kidcode/ui';
import { MapPin } from 'lucide-react';

const Line = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    marginTop: '2',
    textStyle: 'small',
    color: 'fg.quiet',
    '& strong': { color: 'fg.ink' },
    '& > svg': { color: 'accent.text', flexShrink: '0' },
    '& > button': { fontSize: 'sm' },
  },
});

interface BookingPlaceProps {
  readonly branch: BranchId;
  /** Asks which center instead, in the same dialog; left out where the link is made already. */
  readonly onOther?: () => void;
}

/** Which branch a booking is with, and the way to another center. */
export function BookingPlace({ branch, onOther }: BookingPlaceProps) {
  const hasOther = CENTER_IDS.some((id) => id !== branch);
  return (
    <Line>
      <MapPin size={18} aria-hidden="true" />
      <span>
        Booking with <strong>{BRANCHES[branch].name}</strong>
      </span>
      {onOther && hasOther && (
        <Button variant="quiet" onClick={onOther}>
          Choose another center
        </Button>
      )}
    </Line>
  );
}
