// Faults of a catalogue file, each with its position in it; their messages are in fault-words.ts.

export type FaultCode =
  | 'mixedEncoding'
  | 'utf16'
  | 'windows1252'
  | 'emptyFile'
  | 'missingColumn'
  | 'columnTwice'
  | 'unknownColumn'
  | 'brokenQuotes'
  | 'unclosedQuote'
  | 'tooLarge'
  | 'wrongCellCount'
  | 'nul'
  | 'mojibake'
  | 'required'
  | 'blank'
  | 'tooLong'
  | 'notANumber'
  | 'notAnyNumber'
  | 'ambiguousNumber'
  | 'ambiguousDate'
  | 'negative'
  | 'outOfRange'
  | 'fractionOfOere'
  | 'notAFlag'
  | 'notADate'
  | 'oneOf'
  | 'ean'
  | 'unknownReference'
  | 'slug'
  | 'attribute'
  | 'tier'
  | 'variation'
  | 'noVariants'
  | 'unknownOption'
  | 'specialPeriod'
  | 'specialTooHigh'
  | 'specialFree'
  | 'categoryCycle'
  | 'categoryName'
  | 'duplicateSku'
  | 'duplicateAddress'
  | 'addressTaken'
  | 'addressReserved'
  | 'addressOfPage'
  | 'addressChosen'
  | 'categoryAddress'
  | 'unknownSku'
  | 'linkToSelf'
  | 'variantOfTwo'
  | 'variantIsConfigurable'
  | 'typeChanged'
  | 'pictureMissing'
  | 'pictureUnreadable'
  | 'picturePath'
  | 'position'
  | 'optionsShape'
  | 'offersShape'
  | 'offersAtOnce'
  | 'optionMissing'
  | 'giftCardBounds'
  | 'notAGiftCard'
  | 'holds'
  | 'pictureFolder'
  | 'pictureNotFetched'
  | 'pictureUnreachable'
  | 'pictureNoPicture'
  | 'storeView'
  | 'unknownType'
  | 'skippedType'
  | 'skippedVariant'
  | 'skippedFamily'
  | 'unknownLink'
  | 'unit'
  | 'visibility'
  | 'bonusOnly'
  | 'optionsLeftOut'
  | 'soldNowhere'
  | 'guaranteeMonths'
  | 'guaranteeTerms'
  | 'environmentalClaim';

export interface Fault {
  /** Of the file, counted from 1; 0 = the file as such. */
  line: number;
  column: string | null;
  code: FaultCode;
  params?: Record<string, string | number>;
  /** Reported, but the file is imported. */
  warning?: boolean;
}

export type Report = (fault: Fault) => void;

/** Further ones are counted, not stored: a file of a million bad rows must not fill the memory. */
export const MOST_FAULTS = 10_000;
