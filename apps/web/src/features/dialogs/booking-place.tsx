import { chakra } from '@chakra-ui/react';
import { BRANCHES, type BranchId } from '@kidcode/branches';
import { TextLink } from '@kidcode/ui';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';

const Line = /* @__PURE__ */ chakra('p', {
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
    '& > a': { paddingBlock: '2' },
  },
});

/** Which branch a booking is for, and the way to another one. */
export function BookingPlace({ branch }: { readonly branch: BranchId }) {
  return (
    <Line>
      <MapPin size={18} aria-hidden="true" />
      <span>
        Booking with <strong>{BRANCHES[branch].name}</strong>
      </span>
      <TextLink asChild>
        <Link to="/learning-centers">Choose another center</Link>
      </TextLink>
    </Line>
  );
}
