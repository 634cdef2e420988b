import type { CenterId } from '@kidcode/branches';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import { ChoiceList } from './choice-list';
import { CENTER_LOOKS } from './choice-looks';
import { learningCenterDialog } from './learning-center-dialog';

interface LearningCenterChoiceProps {
  readonly onChoose: (center: CenterId) => void;
}

/** The question which center, as a choice list; with distances where the location is known (D-48). */
export function LearningCenterChoice({ onChoose }: LearningCenterChoiceProps) {
  const { at } = useSiteSelector(selectLocation);
  return <ChoiceList options={learningCenterDialog(at).options} looks={CENTER_LOOKS} onChoose={onChoose} />;
}

/** Its words around the list, and its place among the steps. */
export const CENTER_QUESTION = learningCenterDialog(null);
