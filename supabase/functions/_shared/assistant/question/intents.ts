/** What a question can ask for of what the libraries know. */
export type Intent =
  | 'price'
  | 'payment-plan'
  | 'dates'
  | 'deadline'
  | 'registration'
  | 'theme'
  | 'camp-hours'
  | 'opening'
  | 'address'
  | 'distance'
  | 'phone'
  | 'email'
  | 'chat'
  | 'class-time'
  | 'ages'
  | 'meals'
  | 'group-size'
  | 'trial'
  | 'discount'
  | 'combining'
  | 'programs'
  | 'teaches'
  | 'holiday';

/** Over plain words. Strict: what a word means to somebody else ("sister", "where do we register") is not in it. */
const ASKS: Readonly<Record<Intent, RegExp>> = {
  price:
    /\b(?:how much|costs?|prices?|pricing|tuition|rates?|charges?|fees?|expensive|cheap|pay for|total|dollars|afford\w*|how mutch)\b|(?:^| )\$\d/,
  'payment-plan':
    /\b(?:installments?|instalments?|payment plans?|pay (?:monthly|in parts|over time|later)|split the (?:payment|price|cost)|in payments)\b/,
  dates:
    /\b(?:when|dates?|what days?|which days?|start|starts|starting|begin|begins|end|ends|last day|first day|which weeks?|how many weeks|how long is (?:the )?(?:summer|winter|spring|camp)|is there (?:a |any |anything )?.*(?:camp|break))\b/,
  deadline:
    /\b(?:deadlines?|until when|till when|too late|closing date|still (?:get|sign|register|join|enroll|book|open)|last (?:day|chance) to|(?:sign ?up|register|registration|enroll\w*|regist\w*) (?:by|close|closes|end|ends|until)|by when)\b/,
  registration:
    /\b(?:registration|register(?:ing)?|sign ?up|signing up|enroll(?:ment)?|book) .*(?:open|now|yet|already|start|camps?|summer|winter|spring)\b|\bopen for (?:registration|enrollment)\b/,
  theme:
    /\b(?:themes?|topics?|what (?:will|do|does|are) (?:they|kids|the kids|he|she|we) (?:do|doing|learn|make)|activities)\b/,
  'camp-hours':
    /\b(?:hours|what time|how long is (?:a|the|each) (?:camp )?day|how long is a|drop ?off|pick ?up time|time is pick ?up|pick ?up|schedule|end|start in the morning|daily|times)\b/,
  opening: /\b(?:hours|open|opens|opening|close|closes|closing|closed|what time do you)\b/,
  address:
    /\b(?:where|address|located|locations?|directions|how (?:do|can) (?:i|we) get to|are you in|do you have (?:a |any )?(?:centers?|branch\w*|locations?)|how many (?:centers|locations|branches))\b/,
  distance: /\b(?:closest|nearest|how far|near me|nearby|miles|live in|distance)\b|\b\d{5}\b/,
  phone: /\b(?:phone|telephone|number|call)\b/,
  email: /\be ?mail\b/,
  chat: /\b(?:whats ?app|text you|sms)\b/,
  'class-time':
    /\b(?:class(?:es)?|schedule|timetable|lesson|lessons|meets?) .*(?:times?|days?|when|start|schedule)\b|\b(?:when|what times?|what days?|which days?|time|times|schedule|days|timetable)\b.*\b(?:class(?:es)?|lessons?|meets?|start)\b|\bclass(?:es)? (?:on|times?|schedule|days)\b|\b(?:which|any|what) (?:\w+ )?class(?:es)? .*\b(?:on|are)\b|\b(?:class time|times|what time)\b/,
  ages: /\b(?:ages?|aged|how old|old enough|too (?:young|old)|years?|youngest|oldest|toddlers?|preschool\w*|kindergart\w*|teens?|teenagers?|little kids|year old)\b/,
  meals:
    /\b(?:lunch\w*|snacks?|food|meals?|breakfast|eat|nuts?|peanuts?|allerg\w*|vegetarian|vegan|halal|kosher|gluten|pbj|peanut butter|water bottle|dietary|bring to camp|pack)\b/,
  'group-size':
    /\b(?:how (?:many|big) (?:\w+ )?(?:kids|children|students|campers|groups?|class(?:es)?)|class size|group size|groups? (?:size|small)|kids per|students per|children per|per teacher)\b|\bhow (?:big|small|large) are\b/,
  trial:
    /\b(?:trial|trials|try (?:a|it|before|one|out)|free class|free lesson|first class free|test class|free consultation|consultation)\b/,
  discount:
    /\b(?:discounts?|(?<!you |they |we )offers?|coupons?|deals?|promo\w*|codes?|money off|referr?al|refer|bring a friend|returning|early ?bird|siblings?|second (?:child|kid)|third (?:child|kid)|2nd (?:child|kid)|3rd (?:child|kid)|half off|\d+% off|percent off|cheaper)\b/,
  combining: /\b(?:combin\w*|stack|stacked|together with|add up|both discounts)\b/,
  programs:
    /\b(?:(?:what|which) (?:programs?|classes|courses|subjects)|programs (?:do you|you) (?:offer|have)|what do you (?:offer|teach)|list of (?:programs|classes))\b/,
  teaches: /\b(?:do you (?:have|teach|offer|do)|is there|are there|what is|whats|tell me about|any|about)\b/,
  holiday:
    /\b(?:holidays?|thanksgiving|christmas (?:day|eve)|on christmas|xmas|labor day|memorial day|new years? (?:day|eve)|july 4th|4th of july|fourth of july|independence day|easter|mlk|veterans day|presidents day|columbus day|juneteenth)\b/,
};

/** Everything that plain words ask for. */
export function intentsIn(words: string): ReadonlySet<Intent> {
  return new Set((Object.keys(ASKS) as Intent[]).filter((intent) => ASKS[intent].test(words)));
}
