import { EXIT } from './outcome';
import { run } from './run';
import { realSurroundings } from './surroundings';

function write(stream: NodeJS.WriteStream, text: string): void {
  if (text === '') return;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, closes the pipe; that is no error.
    if (error.code === 'EPIPE') return;
    // A full disk is no defect of this program, and its stack helps nobody.
    process.exitCode ||= EXIT.checkFailed;
    if (stream === process.stdout)
      write(process.stderr, `kidcode: expected a place to write to; got ${error.message}\n`);
  });
  stream.write(text);
}

void run(process.argv.slice(2), realSurroundings).then(({ code, stdout, stderr }) => {
  process.exitCode = code;
  write(process.stdout, stdout);
  write(process.stderr, stderr);
});
