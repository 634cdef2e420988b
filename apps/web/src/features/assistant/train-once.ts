import { readStored, writeStored } from '../../shared/browser-storage';
import type { LateThunk } from '../../shared/late-parts';
import { assistantApi } from './assistant-api';

/** Session flag: the training call was made. */
export const TRAINED_FLAG = 'assistant-trained';

/** For sessions that can remember nothing: at most once per page. */
let isTrained = false;

/**
 * Asks the backend to bring its knowledge up to date, in the background, at most once per page session
 * (specification 1, section 4). What comes of it is only logged.
 */
export function trainOnce(): LateThunk<Promise<void>> {
  return async (dispatch) => {
    if (isTrained || readStored(TRAINED_FLAG, 'sessionStorage') === 'true') return;
    isTrained = true;
    writeStored(TRAINED_FLAG, 'true', 'sessionStorage');
    const { data } = await dispatch(assistantApi.endpoints.train.initiate(undefined, { track: false }));
    if (data) console.info(`Assistant: ${data.successfulPages} of ${data.pagesProcessed} pages learned.`);
    else console.info('Assistant: the training call failed.');
  };
}
