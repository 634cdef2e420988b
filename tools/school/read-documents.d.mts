/** `School`: the type of that name of @kidcode/school, which this folder may not know. */
export declare function schoolFacts<School>(name: string): Promise<School>;
