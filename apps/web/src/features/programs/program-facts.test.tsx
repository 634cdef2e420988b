import { BRANCHES } from '@kidcode/branches';

import { programFacts, serviceFacts } from './program-facts';
import { placeOfBranch } from './program-place';

const labels = (branch: Parameters<typeof placeOfBranch>[0]) =>
  programFacts(placeOfBranch(branch), 'Monthly program').map(({ label }) => label);

describe('programFacts', () => {
  it('names the ages and the class size that Flower Mound has stated', () => {
    expect(labels('flower-mound')).toEqual([
      'Monthly program',
      'Flower Mound, TX',
      'Ages 5 to 15',
      `Up to ${BRANCHES['flower-mound'].metadata.capacityPerClass} in a class`,
      'Free trial, no credit card',
    ]);
  });

  it('makes up no ages for Euless', () => {
    expect(labels('euless').join()).not.toMatch(/ages|in a class/i);
  });

  it('says of which center the ages are when no branch is chosen', () => {
    expect(labels(null)).toContain('Ages 5 to 15 in Flower Mound');
    expect(labels(null)).toContain('Flower Mound and Euless, TX');
  });

  it('gives online classes their days, time, zone and group size', () => {
    expect(labels('online')).toEqual(
      expect.arrayContaining(['Mon and Wed, 6:30 PM CST', 'Groups of up to 5']),
    );
  });
});

describe('serviceFacts', () => {
  it('leaves ages out where the guests are adults', () => {
    const place = placeOfBranch('flower-mound');
    expect(serviceFacts(place, 'By appointment')).toHaveLength(3);
    expect(serviceFacts(place, 'By appointment', { forChildren: false })).toHaveLength(2);
  });
});
