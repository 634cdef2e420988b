import type { CampFlags } from '../flags/camp-flags';
import { addCampOptions } from './camp-options';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

export const declareQuote: DeclareCommands = (program, { finish, surroundings }) => {
  const quote = program.command('quote').description('price a camp or an online course');
  withExamples(quote, [
    'kidcode quote camp --season winter --type full_camp',
    'kidcode quote course KNCSPECIAL07',
  ]);

  const camp = dataCommand(quote, 'camp', 'the price of a camp registration, with its reasons', [
    'kidcode quote camp --season winter --type weekly --weeks 1,2',
    'kidcode quote camp --season winter --type full_camp --json',
  ]);
  addCampOptions(camp).action(async (flags: CampFlags & JsonFlag) => {
    const { quoteCampCommand } = await import('../commands/quote-camp');
    finish(quoteCampCommand(flags, surroundings), flags);
  });

  dataCommand(quote, 'course <code>', 'the price of an online course', [
    'kidcode quote course KNCSPECIAL07',
    'kidcode quote course KNCSPECIAL03 --json',
  ]).action(async (code: string, flags: JsonFlag) => {
    const { quoteCourseCommand } = await import('../commands/quote-course');
    finish(quoteCourseCommand(code), flags);
  });
};
