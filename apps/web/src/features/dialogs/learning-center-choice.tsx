import type { CenterId, LatLng } from '@kidcode/branches';
import { CENTERS, distanceMiles, formatDistance } from '@kidcode/branches';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import { CENTER_LOOKS, ChoiceList } from './choice-list';
import type { DialogText } from './dialog-words';

/**
 * The question which center, asked wherever "In-Center" is chosen without one (D-48). The words are ours.
 *
 * @param from where the visitor is, if that is known: the centers then say how far away they are, the nearest first.
 */
export function learningCenterDialog(from: LatLng | null): DialogText<CenterId> {
  const centers = CENTERS.map((center) => ({
    ...center,
    miles: from === null ? 0 : distanceMiles(from, center.coordinates),
  })).sort((a, b) => a.miles - b.miles);
  return {
    title: 'Choose Your Learning Center',
    question: 'Which one is easiest for you to get to?',
    options: centers.map(({ id, name, address, miles }) => {
      const distance = from === null ? '' : formatDistance(miles);
      return { value: id, label: name, description: distance === '' ? address : `${distance} · ${address}` };
    }),
  };
}

/** The question which center, as a choice list; with distances where the location is known (D-48). */
export function LearningCenterChoice({ onChoose }: { readonly onChoose: (center: CenterId) => void }) {
  const { at } = useSiteSelector(selectLocation);
  return <ChoiceList options={learningCenterDialog(at).options} looks={CENTER_LOOKS} onChoose={onChoose} />;
}

/** Its words around the list, and its place among the steps. */
export const CENTER_QUESTION = learningCenterDialog(null);
