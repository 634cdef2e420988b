/** `School`: the type of that name of @kidcode/school, which this folder may not know. */
export declare function loadSchool<School>(school: string): Promise<School>;
