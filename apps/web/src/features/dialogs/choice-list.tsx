import { chakra } from '@chakra-ui/react';
import type { LearningMode, ProgramKind, SessionMethod } from '@kidcode/booking';
import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import { Icon, type IconProps, SmallText, Stack, styled } from '@kidcode/ui';
import { Blocks, ChevronRight, House, MapPin, Monitor, Rocket, School, Video } from 'lucide-react';
import { useId } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import { centerDialog, DIALOG_BUSY_LABEL, type DialogOption } from './dialog-words';

/** How the choices of the dialogs look; the words beside the specified labels are ours. */
export const PROGRAM_LOOKS: Readonly<Record<ProgramKind, ChoiceLook>> = {
  core: { icon: Blocks },
  specialized: { icon: Rocket },
};

export const MODE_LOOKS: Readonly<Record<LearningMode, ChoiceLook>> = {
  online: { icon: House, hint: 'Live with a teacher, from home' },
  'in-center': { icon: School, hint: 'Side by side with other children, at a learning center' },
};

export const SESSION_LOOKS: Readonly<Record<SessionMethod, ChoiceLook>> = {
  'In-Person': { icon: School, hint: 'You come to the center' },
  Virtual: { icon: Video, hint: 'You meet the teacher by video' },
};

const CENTER_LOOKS = Object.fromEntries(CENTER_IDS.map((id) => [id, { icon: MapPin }])) as Readonly<
  Record<CenterId, ChoiceLook>
>;

export const CONSULTATION_LOOKS: Readonly<Record<SessionMethod, ChoiceLook>> = {
  'In-Person': { icon: School, hint: 'We talk at the center' },
  Virtual: { icon: Monitor, hint: 'We talk by video, wherever you are' },
};

const Choice = /* @__PURE__ */ styled('button', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minHeight: '5.25rem',
  padding: '4',
  textAlign: 'start',
  borderRadius: 'control',
  borderWidth: '2px',
  borderColor: 'line.strong',
  transition: 'border-color, background-color, transform',
  transitionDuration: 'fast',
  '& > svg:last-child': { color: 'fg.quiet', transition: 'transform {durations.fast}' },
  _hover: {
    borderColor: 'accent.solid',
    background: 'accent.tint',
    '& > svg:last-child': { color: 'accent.text', transform: 'translateX(3px)' },
  },
  _active: { opacity: '0.8', _motionSafe: { transform: 'scale(0.98)' } },
  _focusVisible: { borderRadius: 'control' },
  '&[aria-pressed=true]': { borderColor: 'accent.solid', background: 'accent.tint' },
  '&[aria-busy=true]': { borderColor: 'accent.solid', background: 'accent.tint', cursor: 'progress' },
  '&[aria-disabled=true]:not([aria-busy=true])': { opacity: '0.5', cursor: 'not-allowed' },
});

interface ChoiceLook {
  readonly icon: IconProps['icon'];
  /** What it means, where the dialog's own words do not say. */
  readonly hint?: string;
}

interface ChoiceListProps<Value extends string> {
  readonly options: readonly DialogOption<Value>[];
  readonly looks: Readonly<Record<Value, ChoiceLook>>;
  readonly onChoose: (value: Value) => void;
  /** The choice whose link is being made: it says so, and nothing else can be chosen. */
  readonly busy?: Value | null;
  /** The choice that is made already because there is only one. */
  readonly selected?: Value | null;
}

export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { options, looks, onChoose, busy = null, selected = null } = props;
  const id = useId();
  return (
    <Stack as="ul" gap="3" paddingBlock="2">
      {options.map(({ value, label, description }) => {
        const words = description ?? looks[value].hint;
        return (
          <li key={value}>
            <Choice
              type="button"
              onClick={() => busy === null && onChoose(value)}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={words === undefined ? undefined : `${id}-${value}-words`}
              aria-busy={busy === value || undefined}
              aria-disabled={busy !== null || undefined}
              aria-pressed={selected === value || undefined}
            >
              <Icon icon={looks[value].icon} framed />
              <span>
                <chakra.span display="block" textStyle="h4" fontSize="1.1875rem" id={`${id}-${value}`}>
                  {busy === value ? DIALOG_BUSY_LABEL : label}
                </chakra.span>
                {words !== undefined && (
                  <SmallText as="span" display="block" marginTop="1" id={`${id}-${value}-words`}>
                    {words}
                  </SmallText>
                )}
              </span>
              <ChevronRight size={22} />
            </Choice>
          </li>
        );
      })}
    </Stack>
  );
}

/** The question which center, as a choice list; with distances where the location is known (D-48). */
export function LearningCenterChoice({ onChoose }: { readonly onChoose: (center: CenterId) => void }) {
  const { at } = useSiteSelector(selectLocation);
  return <ChoiceList options={centerDialog(at).options} looks={CENTER_LOOKS} onChoose={onChoose} />;
}
