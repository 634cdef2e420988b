import type { CampFlags } from '../flags/camp-flags';
import { addCampOptions } from './camp-options';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { declareQuoteFamily } from './declare-quote-family';
import { withExamples } from './with-examples';

export const declareQuote: DeclareCommands = (program, context) => {
  const { finish, surroundings, words } = context;
  const quote = program.command('quote').description('price a camp, an online course, or a whole family');
  withExamples(quote, words, ({ camps, courses }) => [
    ...camps.slice(0, 1).map((flags) => `kidcode quote camp ${flags}`),
    ...courses.slice(0, 1).map(({ code }) => `kidcode quote course ${code}`),
  ]);

  const camp = dataCommand(quote, 'camp', 'the price of a camp registration, with its reasons', {
    words,
    examples: ({ camps }) => [
      ...camps.slice(-1).map((flags) => `kidcode quote camp ${flags}`),
      ...camps.slice(0, 1).map((flags) => `kidcode quote camp ${flags} --json`),
    ],
  });
  addCampOptions(camp, words).action(async (flags: CampFlags & JsonFlag) => {
    const { quoteCampCommand } = await import('../commands/quote-camp');
    finish(quoteCampCommand(flags, surroundings), flags);
  });

  dataCommand(quote, 'course <code>', 'the price of an online course, and whether it is sold', {
    words,
    examples: ({ courses }) => [
      ...courses.slice(0, 1).map(({ code }) => `kidcode quote course ${code}`),
      ...courses.slice(-1).map(({ code }) => `kidcode quote course ${code} --json`),
    ],
  }).action(async (code: string, flags: JsonFlag) => {
    const { quoteCourseCommand } = await import('../commands/quote-course');
    finish(quoteCourseCommand(code, surroundings), flags);
  });

  declareQuoteFamily(quote, context);
};
