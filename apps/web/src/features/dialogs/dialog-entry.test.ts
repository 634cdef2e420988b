import { dialogEntryOf } from './dialog-entry';

// What a dialog has written itself is found again in the browser.
it.each([null, undefined, 7, 'x', {}, { depth: -1 }, { depth: '2', answers: 'core' }, { answers: [1] }])(
  'a step of the history that says %j says nothing of a dialog',
  (state) => expect(dialogEntryOf(state)).toEqual({ depth: 0, answers: [] }),
);
