import { answered, dialogEntryOf, OPENED_HERE } from './dialog-entry';

describe('the history entry of a dialog', () => {
  it('is one deeper and one answer longer with each answer', () => {
    expect(answered(answered(OPENED_HERE, 'core'), 'in-center')).toEqual({
      depth: 3,
      answers: ['core', 'in-center'],
    });
  });

  it('is read back as it was written', () => {
    const entry = answered(OPENED_HERE, 'core');
    expect(dialogEntryOf(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });

  it.each([null, undefined, 7, 'x', {}, { depth: -1 }, { depth: '2', answers: 'core' }, { answers: [1] }])(
    'that says %j says nothing',
    (state) => {
      expect(dialogEntryOf(state)).toEqual({ depth: 0, answers: [] });
    },
  );
});
