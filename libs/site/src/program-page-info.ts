import { branchOfParams } from './branch-of-params';
import type { PageDescriptions } from './page-info';
import { placeName } from './place-name';

type ProgramPage = 'discounts' | 'course-fees' | 'online-fees';

const COURSE_FEES = '/pricing/course-fee';

/** Programs, services, fees and discounts. */
export const PROGRAM_PAGE_INFO: PageDescriptions<ProgramPage> = {
  discounts: () => ({
    label: 'Discounts & Promotions',
    title: 'Discounts and Promotions',
    description:
      'Sibling, referral, returning camper and first-month offers: what each is worth and where it applies.',
  }),
  'course-fees': (params) => {
    const { name, where } = placeName(params);
    const everywhere = branchOfParams(params) === null;
    return {
      label: everywhere ? 'Course Fees' : name,
      title: everywhere ? 'Course Fees' : `Course Fees ${where}`,
      description: `Fees for programs, courses and camps ${where}, and how to ask about what is not listed.`,
      ...(everywhere ? {} : { parents: [COURSE_FEES] }),
    };
  },
  'online-fees': () => ({
    label: 'Online Fees',
    title: 'Online Class Fees',
    description:
      'Fees for online classes and online camps, the discounts that apply, and how to ask about the rest.',
    parents: [COURSE_FEES],
  }),
};
