import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import type { LearningMode, ProgramKind, SessionMethod } from '@kidcode/booking';
import { Blocks, House, MapPin, Monitor, Rocket, School, Video } from 'lucide-react';

import type { ChoiceLook } from './choice-list';

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

export const CENTER_LOOKS = Object.fromEntries(CENTER_IDS.map((id) => [id, { icon: MapPin }])) as Readonly<
  Record<CenterId, ChoiceLook>
>;

export const CONSULTATION_LOOKS: Readonly<Record<SessionMethod, ChoiceLook>> = {
  'In-Person': { icon: School, hint: 'We talk at the center' },
  Virtual: { icon: Monitor, hint: 'We talk by video, wherever you are' },
};
