import { fitColumns } from './fit-columns';

const words = (wanted: number) => ({ wanted, least: 5 });
const whole = (wanted: number) => ({ wanted, least: wanted });

describe('fitColumns', () => {
  it.each([
    ['leaves what fits', [words(10), whole(20)], 30, [10, 20]],
    ['narrows words before it breaks an id', [whole(20), words(30)], 40, [20, 20]],
    ['gives a second line to one column before a third to any', [words(50), words(20)], 40, [25, 15]],
    ['breaks an id only when nothing else is left', [whole(20), words(10)], 22, [17, 5]],
    ['stops where nothing could be read', [whole(20), whole(20)], 4, [6, 6]],
  ])('%s', (_, columns, room, widths) => expect(fitColumns(columns, room)).toEqual(widths));
});
