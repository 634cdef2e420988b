import { createSlice, type Dispatch } from '@reduxjs/toolkit';

import type { LateThunk } from '../shared/store-hooks';
import { makeStore } from './store';

const late = createSlice({ name: 'late', initialState: { count: 0 }, reducers: {} });

const lateStarted =
  (): LateThunk =>
  (_dispatch, _getState, { injectReducer }) =>
    injectReducer(late.reducerPath, late.reducer);

it('what a feature adds to one store is in no other', () => {
  const [first, second] = [makeStore().store, makeStore().store];
  first.dispatch(lateStarted());
  first.dispatch({ type: 'anything' });
  second.dispatch({ type: 'anything' });
  expect(first.getState()).toHaveProperty('late', { count: 0 });
  // One reducer for all of them let the second store have it too; no test had two stores.
  expect(second.getState()).not.toHaveProperty('late');
});

it('tells while developing that an action holds what cannot be written down', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const dispatch: Dispatch = makeStore().store.dispatch;
  dispatch({ type: 'bad', made: new Map() });
  expect(error.mock.calls.join()).toContain('non-serializable');
  error.mockRestore();
});
