import { run } from './run';
import { realSurroundings } from './surroundings';

function write(stream: NodeJS.WriteStream, text: string): void {
  // A reader that has seen enough, such as `head`, closes the pipe; that is no error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  stream.write(text);
}

void run(process.argv.slice(2), realSurroundings).then(({ code, stdout, stderr }) => {
  process.exitCode = code;
  write(process.stdout, stdout);
  if (stderr !== '') write(process.stderr, stderr);
});
