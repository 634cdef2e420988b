// Where a find becomes an answer: the sureness from which on quoting the best passage helps more than it misleads, over the
// tuned questions that no library answers. A wrong quotation costs three times as much as an unnecessary "I am not sure".
import { gradeAnswer } from './grade.mjs';

const COST_OF_A_WRONG_QUOTE = 3;

export async function calibrate(assistant, questions, say) {
  const finds = [];
  for (const row of questions.filter(({ heldOut }) => !heldOut)) {
    const { kind, quote, score, share, sureness } = await assistant.judge(row.question, row.after ?? []);
    if (kind !== 'quote' && kind !== 'unsure') continue;
    finds.push({ ...row, score, share, sureness, helps: gradeAnswer(row, quote).grade === 'right' });
  }
  const costAt = (sure) =>
    finds.reduce((cost, { sureness, helps }) => {
      if (sureness >= sure) return cost + (helps ? 0 : COST_OF_A_WRONG_QUOTE);
      return cost + (helps ? 1 : 0);
    }, 0);
  const steps = Array.from({ length: 101 }, (_, index) => index / 100);
  const best = steps.reduce((chosen, sure) => (costAt(sure) < costAt(chosen) ? sure : chosen));
  const range = (helps) => {
    const scores = finds.filter((find) => find.helps === helps).map(({ score }) => score ?? 0);
    scores.sort((a, b) => a - b);
    const at = (part) => scores[Math.floor(part * (scores.length - 1))]?.toFixed(2) ?? '-';
    return `cosine ${at(0.1)} (a tenth), ${at(0.5)} (half), ${at(0.9)} (nine tenths) of ${scores.length}`;
  };
  say(`finds that help:  ${range(true)}`);
  say(`finds that do not: ${range(false)}`);
  for (const sure of steps.filter((_, index) => index % 5 === 0))
    say(`sure from ${sure.toFixed(2)}: cost ${costAt(sure)}`);
  say(`best: sure from ${best} (cost ${costAt(best)} over ${finds.length} finds)`);
  for (const { question, score, share, sureness, helps } of finds.sort((a, b) => a.sureness - b.sureness))
    say(
      `${helps ? '+' : '-'} ${sureness.toFixed(2)} cos ${score?.toFixed(2)} share ${share.toFixed(2)} ${question}`,
    );
}
