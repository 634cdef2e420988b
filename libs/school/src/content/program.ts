import type { Picture } from '../picture';

/** What a block does; decides its colour, as in block languages. */
export type BlockHue = 'event' | 'motion' | 'control' | 'sense';

export interface CodeBlock {
  readonly text: string;
  readonly hue: BlockHue;
  /** How deep it sits inside loops and conditions. */
  readonly depth?: 1 | 2;
}

/** What a project looks like when it runs, as rows of tiles. */
export interface Stage {
  /** # wall, = ground, * coin, @ hero, F goal, - path; any other sign is empty. */
  readonly rows: readonly string[];
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
}

/** A few lines of a project, as the child sees them in the tool. */
export type Snippet =
  | { readonly kind: 'blocks'; readonly blocks: readonly CodeBlock[] }
  | { readonly kind: 'code'; readonly language: 'Lua' | 'Python' | 'HTML'; readonly lines: readonly string[] }
  | { readonly kind: 'notes'; readonly lines: readonly string[] };

/** Something that a child makes. The specifications name no projects, so every one is a sample (D-23). */
export interface Project {
  readonly title: string;
  /** What it is made with. */
  readonly tool: string;
  readonly text: string;
  /** What stays with the child afterwards. */
  readonly learns: string;
  readonly snippet: Snippet;
  /** Stands beside the snippet where there is room. */
  readonly stage?: Stage;
  readonly sample: true;
}

export interface PlanStep {
  /** Minutes after the start. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly text: string;
}

/** A meeting minute by minute. The specifications give no such plan, so every one is a sample (D-23). */
export interface SessionPlan {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly PlanStep[];
  readonly sample: true;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface ProjectsText {
  readonly title: string;
  readonly lead: string;
  readonly projects: readonly [Project, Project, Project];
}

/** The words that every program page has. */
export interface ProgramText {
  readonly title: string;
  /** Two or three short sentences. */
  readonly lead: string;
  readonly picture: Picture;
  /** The commitment in few words, for the first chip. */
  readonly rhythm: string;
  readonly plan: SessionPlan;
  readonly questions: readonly Question[];
  readonly nextStep: { readonly title: string; readonly text: string };
}

/** How to ask for something that has no fixed date or price. */
export interface AskText {
  readonly title: string;
  readonly lead: string;
  readonly tellTitle: string;
  readonly tell: readonly string[];
  /** Subject line of the e-mail. */
  readonly subject: string;
}

/** An additional program's page, such as an evening for the children. */
export interface AdditionalProgramText {
  readonly lead: string;
  readonly picture: Picture;
  readonly rhythm: string;
  readonly plan: SessionPlan;
  readonly you: { readonly title: string; readonly text: string };
  readonly kids: { readonly title: string; readonly text: string };
  readonly ask: AskText;
  readonly questions: readonly Question[];
  readonly nextStep: { readonly title: string; readonly text: string };
}

/** What a specialized program is about. */
export interface CourseText {
  /** The program's key in the timetable. */
  readonly key: string;
  /** Who feels at home here. */
  readonly forWhom: string;
  /** One thing that a child makes in it. */
  readonly makes: string;
  readonly sample: boolean;
}

/** Specialized programs that belong together. */
export interface CourseFamily {
  readonly title: string;
  readonly courses: readonly CourseText[];
}
