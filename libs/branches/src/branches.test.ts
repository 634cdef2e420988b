import { parseHours } from '@kidcode/school';
import fc from 'fast-check';
import {
  isBranchId,
  isCenterId,
  branchCode,
  BRANCHES,
  CENTERS,
  CENTER_CARD_HOURS,
  directionsUrl,
  FEW_CENTERS,
  fewOf,
  type BranchId,
  type CenterId,
} from './branches';
import { toggleFavorite } from './favorites';
import type { OpenStatus } from './open-status';

const ALL_BRANCHES = Object.values(BRANCHES);

describe('branch data', () => {
  it.each([
    ['online', 'KnCTX1000', '3:00 PM-8:00 PM', '9:00 AM-5:00 PM', null],
    ['flower-mound', 'KnCTX1001', '3:00 PM-8:00 PM', '10:00 AM-6:00 PM', { lat: 33.052, lng: -97.064 }],
    ['euless', 'KnCTX1002', '3:00PM-7:00PM', '9:00AM-2:00PM', { lat: 32.837, lng: -97.079 }],
  ] as const)(
    '%s has the code, hours and place of the specification',
    (id, code, weekdays, weekends, place) => {
      const branch = BRANCHES[id];
      expect(branch).toMatchObject({ id, code, status: 'Active', isActive: true, coordinates: place });
      expect([branch.weekdayHours, branch.weekendHours]).toEqual([weekdays, weekends]);
    },
  );

  it('lists the centers in the order of the school, without the online branch', () => {
    expect(CENTERS.map(({ id }) => id)).toEqual(['flower-mound', 'euless']);
  });

  it('dials only numbers that are reserved for fiction and writes only to example.com', () => {
    for (const branch of ALL_BRANCHES) {
      expect(branch.telHref).toMatch(/^tel:\+1\d{3}55501\d\d$/);
      expect(branch.email).toMatch(/@example\.com$/);
    }
    expect(BRANCHES.online.phone).toBe('844-KID-CODE');
  });

  it('gives every branch hours that can be read', () => {
    for (const branch of ALL_BRANCHES) {
      expect(parseHours(branch.weekdayHours)).not.toBeNull();
      expect(parseHours(branch.weekendHours)).not.toBeNull();
    }
  });

  it('states for Flower Mound its ages, features and class size, and nothing that is not known', () => {
    expect(BRANCHES['flower-mound'].ages).toEqual({ from: 5, to: 15 });
    expect(BRANCHES['flower-mound'].metadata).toMatchObject({
      features: ['Free Trial Class', 'Birthday Parties', 'Summer Camps'],
      capacityPerClass: 10,
      openDate: null,
      totalInstructors: null,
    });
  });

  it('keeps the card hours beside the branch hours', () => {
    expect(CENTER_CARD_HOURS).toEqual({
      weekdays: 'Mon-Fri 3:00PM - 7:30PM',
      weekends: 'Sat-Sun 11:00AM - 4:00PM (by appointment)',
    });
  });

  it('asks a maps search for the address of a center', () => {
    expect(directionsUrl({ address: '1 A & B St, Euless, TX 76039' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=1%20A%20%26%20B%20St%2C%20Euless%2C%20TX%2076039',
    );
  });
});

describe('branch ids and codes', () => {
  it.each(['', 'Euless', 'toString', 'in-center', 0, null, undefined, ['euless'], {}])(
    'takes %p for no branch and gives it the Flower Mound code',
    (value) => {
      expect(isBranchId(value)).toBe(false);
      expect(isCenterId(value)).toBe(false);
      expect(branchCode(value)).toBe('KnCTX1001');
    },
  );

  it('knows that online is a branch and no center', () => {
    expect([isBranchId('online'), isCenterId('online')]).toEqual([true, false]);
    expect(branchCode('online')).toBe('KnCTX1000');
    expect(branchCode('euless')).toBe('KnCTX1002');
  });
});

describe('fewOf', () => {
  const lists = fc.uniqueArray(fc.integer());

  it('shows a short list whole', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: FEW_CENTERS }), (list) =>
        expect(fewOf(list)).toEqual(list),
      ),
    ));

  it('begins as the list does, and never grows with it', () =>
    fc.assert(
      fc.property(lists, fc.integer(), (list, kept) => {
        const few = fewOf(list, kept);
        expect(few.slice(0, FEW_CENTERS)).toEqual(list.slice(0, FEW_CENTERS));
        expect(few.length).toBeLessThanOrEqual(FEW_CENTERS + 1);
      }),
    ));

  it('leaves out nothing that is needed, and adds nothing that is not there', () =>
    fc.assert(
      fc.property(lists, fc.nat(), (list, at) => {
        const kept = list[at % Math.max(1, list.length)];
        const few = fewOf(list, kept);
        expect(new Set(few).size).toBe(few.length);
        expect(few.every((item) => list.includes(item))).toBe(true);
        expect(kept === undefined || few.includes(kept)).toBe(true);
      }),
    ));
});

describe('types', () => {
  it('keep impossible values out', () => {
    // @ts-expect-error the online branch is no center
    const center: CenterId = 'online';
    // @ts-expect-error there is no such branch
    const branch: BranchId = 'dallas';
    // @ts-expect-error a closed branch has no closing time
    const status: OpenStatus = { state: 'closed', closesAt: '7:00 PM' };
    // @ts-expect-error only centers can be favorites
    const favorites = toggleFavorite([], 'online');
    expect([center, branch, status, favorites]).toHaveLength(4);
  });

  it('know which branch has a place', () => {
    const lat: number = BRANCHES.euless.coordinates.lat;
    // @ts-expect-error the online branch has no place
    const nowhere = () => BRANCHES.online.coordinates.lat;
    expect(lat).toBeGreaterThan(0);
    expect(nowhere).toThrow(TypeError);
  });

  it('keep data constant', () => {
    const change = () => {
      // @ts-expect-error branch data is read-only
      BRANCHES.euless = BRANCHES['flower-mound'];
    };
    expect(change).toBeDefined();
  });
});
