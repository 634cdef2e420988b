import fc from 'fast-check';
import { FEW_CENTERS, fewOf } from './branches';

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
