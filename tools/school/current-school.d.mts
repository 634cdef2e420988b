type Env = Readonly<Record<string, string | undefined>>;

export declare const DEFAULT_SCHOOL: string;
export declare function schoolNames(): string[];
export declare function currentSchool(env?: Env): string;
export declare function schoolConditions(env?: Env): string[];
export declare function schoolFolder(folder: string, env?: Env): string;
export declare function schoolSources(env?: Env): string;
export declare function currentSchoolOrExit(env?: Env): string;
