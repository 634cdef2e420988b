/**
 * How parents ask for what stands at an address, in their words: nothing of it is shown, the assistant finds the place by
 * it. Questions of the FAQ carry their phrasings themselves, in `asked`.
 */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  '/privacy-policy#short': [
    'What do you do with our personal data?',
    'Do you sell my information?',
    'What do you know about me?',
  ],
  '/privacy-policy#assistant': ['Is this chat stored?', 'Who reads what I write here?'],
  '/privacy-policy#rights': ['Can you delete my data?'],
  '/terms-and-conditions#drop-off': [
    'Who is allowed to pick up my child?',
    'Can a grandparent or a friend pick up my child?',
    'Where do I tell you about medicine and allergies?',
    'Can my child come when she has a cold?',
  ],
  '/terms-and-conditions#absence': ['What happens if you cancel a class?', 'What if the teacher is sick?'],
  '/terms-and-conditions#work-and-pictures': [
    'Do you take photos of the children?',
    'Do you post pictures or videos of kids online?',
  ],
  '/terms-and-conditions#conduct': ['What happens if a child misbehaves?', 'What about bullying?'],
  '/terms-and-conditions#payment': ['When is the monthly fee due?', 'What is in the fee?'],
  '/terms-and-conditions/camps#changes-by-us': ['What if you cancel a camp week?'],
  '/terms-and-conditions/camps#health': ['Can you give my child medicine at camp?'],
  '/online-terms-and-conditions#equipment': [
    'What do we need at home for online classes?',
    'Does my child need a camera or a microphone?',
    'Which computer does an online class need?',
  ],
  '/online-terms-and-conditions#safety': [
    'Is it safe online?',
    'Are online classes recorded?',
    'Do I have to sit beside my child in the online class?',
  ],
  '/online-camps#online-camp-features': ['Is online camp live or recorded?', 'How does an online camp work?'],
  '/why-kidcode#compare': ['What is the difference between a center and online?'],
  '/class-schedule#good-to-know': ['On which days is the core program?'],
  '/programs/in-center/core#levels': [
    'How many levels does the core program have?',
    'What comes after level one?',
  ],
  '/programs/in-center/monthly-ai-club#projects': ['What is the AI club?', 'What do kids do in the AI club?'],
  '/programs/in-center/math#plan': ['What is the math program?', 'How does a math class work?'],
  '/programs/in-center/homework-help#plan': ['How does homework help work?', 'Do you help with school work?'],
  '/programs/in-center/birthday-parties#projects': ['Which party themes do you have?'],
  '/programs/in-center/birthday-parties#plan': ['How long is a birthday party?', 'What happens at a party?'],
  '/programs/in-center/birthday-parties#ask': ['How do I book a birthday party?'],
  '/programs/in-center/event-rentals#ask': ['How do I rent the room?'],
  '/programs/in-center/parent-yoga#ask': ['Do you have something for parents, such as yoga?'],
  '/programs/in-center/technology-workshop#ask': ['Do you have workshops for groups?'],
  '/teachers#looking': ['What do you look for in a teacher?'],
  '/careers#openings': [
    'Are you hiring?',
    'Do you have job openings?',
    'Are there vacancies or internships?',
  ],
  '/careers#apply': ['How do I apply for a job?', 'I want to work for you'],
  '/franchise#business': ['Can I open a franchise?', 'How do I become a franchise owner?'],
};
