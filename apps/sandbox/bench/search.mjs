// Measures whether the search finds the page that answers: top-1 and top-3 over search-questions.json, words and meaning
// together against full text alone.

// In a pattern such as /camps/*/euless a star stands for one segment.
const matches = (pattern, path) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);

const KINDS = {
  all: () => true,
  "the page's words": (row) => !row.paraphrase,
  paraphrases: (row) => row.paraphrase,
  'held out': (row) => row.heldOut,
  tuned: (row) => !row.heldOut,
};

/** Prints how long the search in SQL takes, over the site's own passages and over so many more of their kind. */
export async function timeSearch(assistant, questions, grownTo, say) {
  const asked = questions.map(({ question }) => question);
  const tell = async () => {
    await assistant.timeSearch(asked.slice(0, 10));
    const { passages, milliseconds } = await assistant.timeSearch(asked);
    const sorted = [...milliseconds].sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
    say(`${passages} passages: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms over ${asked.length} questions`);
  };
  await tell();
  if (grownTo > 0) {
    say(`Growing to about ${grownTo} passages takes a while ...`);
    await assistant.growTo(grownTo);
    await tell();
  }
}

const percent = (rows, within) =>
  `${Math.round((100 * rows.filter(({ rank }) => rank >= 0 && rank < within).length) / rows.length)}%`.padStart(
    6,
  );

export async function measureSearch(assistant, questions, say) {
  const results = [];
  for (const { question, pages, paraphrase, heldOut } of questions) {
    for (const way of ['text', 'hybrid']) {
      const found = await assistant.rank(question, way);
      const paths = [...new Set(found.map(({ path }) => path))];
      const rank = paths.findIndex((path) => pages.some((pattern) => matches(pattern, path)));
      results.push({ paraphrase, heldOut, way, rank });
    }
  }
  say(`${questions.length} questions; share whose page is found first / among the first three`);
  for (const [kind, belongs] of Object.entries(KINDS)) {
    for (const way of ['text', 'hybrid']) {
      const rows = results.filter((row) => row.way === way && belongs(row));
      const name = way === 'text' ? 'full text alone' : 'the assistant';
      say(
        `${kind.padEnd(18)} ${name.padEnd(16)} top-1 ${percent(rows, 1)}  top-3 ${percent(rows, 3)}  (${rows.length})`,
      );
    }
  }
}
