import type { MatchFlags } from '../commands/match';
import { wholeBetween, wordsBetweenCommas, zipCode } from '../option-parsers';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';

export const declareMatch: DeclareCommands = (program, { finish, words }) => {
  dataCommand(program, 'match', 'the programs that fit a child, with why, as the site’s program finder', {
    words,
    examples: ({ zip }) => [
      `kidcode match --age 8 --likes games --near ${zip}`,
      'kidcode match --days mon,wed --json',
    ],
  })
    .option('--age <years>', 'how old the child is', wholeBetween('years', 0, 99))
    .option('--likes <topics>', 'what the child likes, such as games,robots', wordsBetweenCommas)
    .option('--near <code>', 'the ZIP code of the family: its nearest center', zipCode)
    .option('--days <days>', 'the days on which the child has time, such as mon,wed', wordsBetweenCommas)
    .option('--goal <goal>', 'what the family wants of it')
    .option('--done <what>', 'what the child has made already, such as blocks')
    .action(async (flags: JsonFlag & MatchFlags) => {
      const { matchCommand } = await import('../commands/match');
      finish(matchCommand(flags), flags);
    });
};
