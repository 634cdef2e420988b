import { run } from './run';
import { realSurroundings } from './surroundings';
import { writeAll } from './write-all';

void run(process.argv.slice(2), realSurroundings).then(({ code, stdout, stderr }) => {
  process.exitCode = code;
  writeAll('stdout', stdout);
  writeAll('stderr', stderr);
});
