import { createContext, useContext } from 'react';

import { placeOfBranch, type ProgramPlace } from '../features/programs/program-place';

const PagePlace = createContext<ProgramPlace>(placeOfBranch(null));

/** Around the blocks of a page: the place that its address names. */
export const PagePlaceProvider = PagePlace.Provider;

/** Where the page around this block is about. */
export const usePagePlace = (): ProgramPlace => useContext(PagePlace);
