/** Phrases of a prompt injection: they speak to a machine that reads the deck. */
const instruction =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding) |\bignore (?:all|any) (?:other )?(?:instructions|rules)|^\s*(?:system|assistant|developer)\s?:|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:an? |now )*(?:ai|assistant|language model|llm|chatbot|helpful|analyst|expert)|\bas an ai\b|\b(?:rate|score|rank|grade|evaluate|assess) (?:this|the|our|it) (?:\w+ ){0,3}(?:highly|high|as|10|100|5|a |positively|excellent)|\b(?:give|assign|award) (?:this|the|our|it) (?:\w+ ){0,3}(?:score|rating|grade)|\b(?:recommend|approve) (?:this )?(?:investment|investing|deal|company) |\b(?:llm|ai|language model|gpt|claude|gemini)s?(?: \w+){0,2} (?:must|should|reading|instructions?)\b|<\/?(?:system|instructions?|prompt)>|\[\/?INST\]|<\|im_start\|>/im

/** Whether a text tells a machine what to do. */
export function isInstruction(text: string): boolean {
  return instruction.test(text)
}
