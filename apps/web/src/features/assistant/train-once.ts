import { readStored, SESSION_FLAGS, writeStored } from '../../shared/browser-storage';
import type { LateThunk } from '../../shared/late-parts';
import { assistantApi } from './assistant-api';

/** For sessions that can remember nothing: at most once per page. */
let isTrained = false;

/**
 * Asks the backend to bring its knowledge up to date, in the background, at most once per page session
 * (specification 1, section 4). What comes of it is only logged.
 */
export function trainOnce(): LateThunk<Promise<void>> {
  return async (dispatch) => {
    if (isTrained || readStored(SESSION_FLAGS.assistantTrained, 'sessionStorage') === 'true') return;
    isTrained = true;
    writeStored(SESSION_FLAGS.assistantTrained, 'true', 'sessionStorage');
    const { data } = await dispatch(assistantApi.endpoints.train.initiate(undefined, { track: false }));
    if (data) console.info(`Assistant: ${data.successfulPages} of ${data.pagesProcessed} pages learned.`);
    else console.info('Assistant: the training call failed.');
  };
}
