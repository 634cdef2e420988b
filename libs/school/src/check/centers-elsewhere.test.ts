import { SMALL_SCHOOL } from '../../test/small-school';
import { centersElsewhere } from './centers-elsewhere';

const [NORTH, SOUTH] = SMALL_SCHOOL.CENTERS;

describe('a center outside of the region', () => {
  // A center in Denver had the clock of Texas and could not be found by its ZIP, and nothing said so.
  it('is told, with what is not its own there', () => {
    const school = {
      ...SMALL_SCHOOL,
      CENTERS: [NORTH!, { ...SOUTH!, id: 'denver', zip: '80202', city: 'Denver', state: 'CO' }],
    };
    const { REGION, TIME } = SMALL_SCHOOL;
    expect(centersElsewhere(school, [{ zip: NORTH!.zip }])).toEqual([
      {
        code: 'center-elsewhere',
        severity: 'notice',
        path: 'CENTERS.denver.zip',
        message: `Expected a ZIP of ${REGION.name}, got 80202 (Denver, CO): no ZIP around it is known to the finder, and its times and calendar files are those of ${TIME.zone}.`,
      },
    ]);
  });

  it('is none within it', () =>
    expect(
      centersElsewhere(
        SMALL_SCHOOL,
        SMALL_SCHOOL.CENTERS.map(({ zip }) => ({ zip })),
      ),
    ).toEqual([]));
});
