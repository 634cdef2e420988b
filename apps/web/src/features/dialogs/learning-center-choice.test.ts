import { CENTERS, distanceMiles, formatDistance } from '@kidcode/branches';

import { learningCenterDialog } from './learning-center-choice';

describe('the question which center', () => {
  it('lists every center with its address, as the school lists them', () => {
    expect(learningCenterDialog(null).options).toEqual(
      CENTERS.map(({ id, name, address }) => ({ value: id, label: name, description: address })),
    );
  });

  it.each(CENTERS)(
    'puts $name first for a visitor who stands there, and says how far each one is',
    (center) => {
      const { options } = learningCenterDialog(center.coordinates);
      expect(options[0]?.value).toBe(center.id);
      for (const { value, description } of options) {
        const { coordinates } = CENTERS.find(({ id }) => id === value)!;
        expect(description).toContain(formatDistance(distanceMiles(center.coordinates, coordinates)));
      }
    },
  );

  it('says nothing of a distance that cannot be measured', () => {
    expect(learningCenterDialog({ lat: Number.NaN, lng: 0 })).toEqual(learningCenterDialog(null));
  });
});
