import { run } from './run';
import { realSurroundings } from './surroundings';

void run(process.argv.slice(2), realSurroundings).then(({ code, stdout, stderr }) => {
  process.exitCode = code;
  // A reader that has seen enough, such as `head`, closes the pipe; that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(stdout);
  if (stderr !== '') process.stderr.write(stderr);
});
