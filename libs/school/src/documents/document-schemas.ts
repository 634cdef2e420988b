import type * as v from 'valibot';

import { centerDocument, onlineDocument } from './branch-document';
import { campsDocument, seasonDocument } from './season-document';
import { advisedChildrenDocument, finderDocument } from './finder-documents';
import { offersDocument } from './offers-document';
import {
  officeDocument,
  askedDocument,
  feesDocument,
  policiesDocument,
  teacherDocument,
} from './people-documents';
import {
  additionalProgramsDocument,
  coreLevelsDocument,
  courseDocument,
  onlineCampDocument,
  timetableDocument,
  puzzleDocument,
} from './program-documents';
import { schoolDocument } from './school-document';
import { TEXT_DOCUMENTS } from './text-documents';

/** Documents that stand alone. */
export const SINGLE = {
  school: schoolDocument,
  camps: campsDocument,
  offers: offersDocument,
  timetable: timetableDocument,
  'program-finder': finderDocument,
  'advised-children': advisedChildrenDocument,
  'core-levels': coreLevelsDocument,
  'online-camp': onlineCampDocument,
  'additional-programs': additionalProgramsDocument,
  policies: policiesDocument,
  fees: feesDocument,
  asked: askedDocument,
  office: officeDocument,
} as const;

/** The schema of each kind of document, by where its files lie: for a description that editors understand. */
export const DOCUMENT_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...Object.fromEntries(Object.entries(SINGLE).map(([name, schema]) => [`${name}.yaml`, schema])),
  'branches/online.yaml': onlineDocument,
  'branches/*.yaml': centerDocument,
  'courses/*.yaml': courseDocument,
  'puzzles/*.yaml': puzzleDocument,
  'seasons/*.yaml': seasonDocument,
  'teachers/*.yaml': teacherDocument,
  ...Object.fromEntries(
    Object.entries(TEXT_DOCUMENTS).map(([name, schema]) => [`texts/${name}.yaml`, schema]),
  ),
};
