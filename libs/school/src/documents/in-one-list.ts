import * as v from 'valibot';

/** Two lists that say the opposite of each other: what stands in the first stands not in the second. */
export const inOneList = <
  const First extends string,
  const Second extends string,
  Holder extends v.GenericSchema<unknown, Readonly<Record<First | Second, readonly string[]>>>,
>(
  holder: Holder,
  [first, second]: readonly [First, Second],
) =>
  v.pipe(
    holder,
    v.rawCheck<v.InferOutput<Holder>>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const lists: Readonly<Record<First | Second, readonly string[]>> = dataset.value;
      const twice = lists[second].find((name) => lists[first].includes(name));
      if (twice === undefined) return;
      const at = { type: 'object', origin: 'value', input: {}, key: second, value: lists[second] } as const;
      addIssue({ message: `"${twice}" stands in "${first}", too; keep one of them.`, path: [at] });
    }),
  );
